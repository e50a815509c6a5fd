/** A beginning that a tap writes into the input; the reader goes on from there. */
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

/** While there are at most so many messages, the quick actions are shown. */
export const mostMessagesWithActions = 1;
