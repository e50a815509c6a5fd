/**
 * The part of the Web Speech API that Oryx uses. TypeScript does not declare it, and browsers use two names.
 */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionResult) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

interface RecognitionResult {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

type Recognizer = new () => Recognition;

/** Returns a recogniser for a single utterance, or null if the browser has none. */
export function newRecognition(): Recognition | null {
  const names = window as { SpeechRecognition?: Recognizer; webkitSpeechRecognition?: Recognizer };
  const Recogniser = names.SpeechRecognition ?? names.webkitSpeechRecognition;
  if (Recogniser === undefined) return null;
  const recognition = new Recogniser();
  recognition.lang = 'en-US';
  recognition.continuous = false;
  recognition.interimResults = false;
  return recognition;
}

/** Returns the recognised words. */
export function heardIn({ results }: RecognitionResult): string {
  return Array.from(results, (result) => result[0]?.transcript ?? '')
    .join(' ')
    .trim();
}
