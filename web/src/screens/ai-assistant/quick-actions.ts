/** A prompt that a tap writes into the input for the reader to complete. */
export interface QuickAction {
  readonly label: string;
  readonly beginning: string;
}

export const quickActions: readonly QuickAction[] = [
  { label: 'Summarise patient', beginning: 'Summarise this patient: ' },
  { label: 'Suggest differentials', beginning: 'Suggest differentials for ' },
  { label: 'Check meds/interactions', beginning: 'Check these medicines for interactions: ' },
  { label: 'Explain a diagnosis', beginning: 'Explain the diagnosis ' },
  { label: 'Create care plan', beginning: 'Create a care plan for ' },
];

/** Maximum number of messages for which quick actions are shown. */
export const mostMessagesWithActions = 1;
