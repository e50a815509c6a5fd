export const unsupported =
  'Voice recognition is not supported in this browser. Please use Chrome, Edge, or Safari.';

export const startFailed = 'Failed to start voice recognition. Please try again.';

const alerts = new Map([
  ['no-speech', 'No speech detected. Please try again.'],
  ['network', 'Network error occurred during speech recognition.'],
  ['not-allowed', 'Microphone access denied. Please allow microphone access and try again.'],
]);

/** Returns the message for an error code of the recogniser. */
export function alertFor(code: string): string {
  return alerts.get(code) ?? `Speech recognition error: ${code}`;
}
