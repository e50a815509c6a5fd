import { useEffect, useRef, useState } from 'react';
import { heardIn, newRecognition, type Recognition } from './speech-recognition.ts';
import { alertFor, startFailed, unsupported } from './voice-alerts.ts';

/**
 * Listens for one utterance when toggled on. An error is shown in an alert and ends listening. `onHeard`
 * receives the recognised words.
 */
export function useVoiceInput(onHeard: (words: string) => void) {
  const [isListening, setListening] = useState(false);
  const running = useRef<Recognition>(null);

  // The microphone must not stay open after the user leaves the screen.
  useEffect(() => () => silence(running.current), []);

  function stop() {
    silence(running.current);
    running.current = null;
    setListening(false);
  }

  function start() {
    const recognition = newRecognition();
    if (recognition === null) {
      window.alert(unsupported);
      return;
    }
    recognition.onresult = (event) => onHeard(heardIn(event));
    recognition.onend = stop;
    recognition.onerror = ({ error }) => {
      stop();
      window.alert(alertFor(error));
    };
    running.current = recognition;
    setListening(true);
    try {
      recognition.start();
    } catch {
      stop();
      window.alert(startFailed);
    }
  }

  return { isListening, toggle: () => (running.current === null ? start() : stop()), stop };
}

/** Ends listening and ignores late results of the recogniser. */
function silence(recognition: Recognition | null): void {
  if (recognition === null) return;
  recognition.onresult = null;
  recognition.onerror = null;
  recognition.onend = null;
  recognition.abort();
}
