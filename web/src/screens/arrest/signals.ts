import { useEffect, useRef } from 'react';

/** How the end of a cycle is announced. */
export type Announcement = 'voice' | 'beep' | 'silent';

/** Compressions a minute of the metronome, within the 100 to 120 of the charts. */
export const metronomeRate = 110;

let sound: AudioContext | undefined;

/** Plays a short tone. A browser without sound stays silent. */
function beep(hertz: number, seconds: number): void {
  try {
    sound ??= new AudioContext();
    void sound.resume();
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.3, sound.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + seconds);
    tone.connect(volume).connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + seconds);
  } catch {
    // Without sound the screen says the same.
  }
}

/** Announces something by voice or tone, and by vibration. */
export function announce(words: string, by: Announcement): void {
  if (by === 'silent') return;
  navigator.vibrate?.([300, 150, 300]);
  if (by === 'voice' && 'speechSynthesis' in window) {
    const said = new SpeechSynthesisUtterance(words);
    said.lang = 'en-GB';
    speechSynthesis.cancel();
    speechSynthesis.speak(said);
  } else {
    beep(880, 0.5);
  }
}

/** Ticks for chest compressions while it is on. */
export function useMetronome(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => beep(1200, 0.05), 60_000 / metronomeRate);
    return () => clearInterval(timer);
  }, [isOn]);
}

/** Seconds before the end of a countdown at which the team gets ready. */
const readySeconds = 10;

/**
 * Announces the end of a countdown once, and that it is near. `left` is in seconds, and null while nothing is counted.
 * `countdown` names the countdown, so that the next one is announced again.
 */
export function useCountdownSignal(
  left: number | null,
  countdown: string,
  what: string,
  by: Announcement,
): void {
  const said = useRef('');
  useEffect(() => {
    if (left === null) return;
    const moment = left <= 0 ? 'now' : left <= readySeconds ? 'ready' : '';
    const key = `${countdown} ${moment}`;
    if (moment === '' || said.current === key) return;
    said.current = key;
    // A page that was opened long after the end says so on the screen alone.
    if (left < -readySeconds) return;
    announce(moment === 'now' ? `${what} now` : `${what} in ${readySeconds} seconds`, by);
  }, [left, countdown, what, by]);
}
