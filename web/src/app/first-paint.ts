import { currentUser } from '@oryx/contract/auth-routes';
import { readItem, readJson } from '../device/device-storage.ts';
import { laterKeys } from '../device/later-keys.ts';
import type { DrawnScreen, PageStart } from '../device/page-start.ts';
import { applyPreferences, darkDevice, readPreferences } from '../preferences/preferences.ts';
import { myRoom } from '../screens/home/my-room.ts';
import { greetingOf } from '../session/greeting.ts';
import { isSignOutPending } from '../session/pending-sign-out.ts';
import { readStoredSession } from '../session/stored-session.ts';
import { secondText, weekdayText } from '../ui/date-words.ts';

/*
 * The build puts this into the head of index.html, where it runs before first paint and long before the code of
 * the app is there. It applies the preferences, asks the server for the current user, fetches the code of the
 * screen that will be shown, and draws the screens whose markup the build has put into the page.
 */

/** Files of each screen, by the first part of its address, and of each tool, by its whole. The build fills it in. */
declare const screenFiles: { readonly [place: string]: readonly string[] };

/** Address of the styles of every screen whose styles do not stand in the page. The build fills it in. */
declare const styleSheet: string;

/** Time in ms that the server gets to say who this is, if the device does not know. */
const patience = 10_000;

/** The screens that show a list of the server, each named as the list. */
const listScreens = ['medications', 'algorithms'];

applyPreferences(readPreferences(), window.matchMedia(darkDevice).matches);

const isEnded = isSignOutPending();
const session = isEnded ? null : readStoredSession();
const { pathname } = window.location;
const [, folder] = pathname.split('/');

let styles: Promise<void> | undefined;

const start: PageStart = {
  time: Date.now(),
  isSignedOut: false,
  drawn: undefined,
  calls: new Map(),
  draw: drawKnown,
  loadStyles,
};
window.pageStart = start;
// A pending sign-out is sent first, and nobody is asked for.
if (!isEnded) startCall(currentUser.path, session === null ? AbortSignal.timeout(patience) : null);
if (session === null) {
  // Most visitors get a screen for visitors, and the others wait for the server anyway.
  preload(folder === 'auth' ? 'auth' : 'landing');
} else {
  // The list takes longest. Behind the files it would wait for a free connection.
  if (folder !== undefined && listScreens.includes(folder)) startCall(`/api/${folder}`, null);
  preload(folder || 'home', pathname.slice(1));
}

function startCall(path: string, signal: AbortSignal | null): void {
  const call = fetch(path, { credentials: 'include', signal });
  // The app deals with a failure when it takes the call.
  call.catch(() => undefined);
  start.calls.set(path, call);
}

function preload(...places: readonly string[]): void {
  for (const file of new Set(places.flatMap((place) => screenFiles[place] ?? [])))
    hint('modulepreload', file);
}

/** Tells the browser of a file that the page will need. */
function hint(rel: string, file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = file;
  document.head.append(link);
  return link;
}

/** Called when the styles in the page are there, because the order of their layers has to hold. */
function loadStyles(): Promise<void> {
  styles ??= new Promise((resolve, reject) => {
    const link = hint('stylesheet', styleSheet);
    link.onload = () => resolve();
    link.onerror = () => {
      // The next import tries again.
      styles = undefined;
      link.remove();
      reject(new TypeError('The styles could not be loaded.'));
    };
  });
  return styles;
}

/** Called at the end of the page, where its markup is known. */
async function drawKnown(): Promise<void> {
  if (session === null) {
    start.isSignedOut = !(await isSignedIn());
    if (start.isSignedOut && folder !== 'auth') draw('landing');
  } else if (pathname === '/') draw('home');
  // The import that waits for the styles deals with a failure.
  else loadStyles().catch(() => undefined);
}

async function isSignedIn(): Promise<boolean> {
  try {
    return (await start.calls.get(currentUser.path))?.ok ?? false;
  } catch {
    return false;
  }
}

function draw(screen: DrawnScreen): void {
  const template = document.getElementById(screen);
  const root = document.getElementById('root');
  if (!(template instanceof HTMLTemplateElement) || root === null) return;
  const { content } = template;
  if (screen === 'home' && session !== null) {
    const now = new Date(start.time);
    const texts = {
      h1: greetingOf(session.user, now),
      time: secondText(now),
      'time + span': weekdayText(now),
    };
    for (const [place, text] of Object.entries(texts)) {
      const element = content.querySelector(place);
      if (element !== null) element.textContent = text;
    }
  }
  if (screen === 'home') keepMyRoom();
  root.replaceChildren(content);
  start.drawn = screen;
}

/** Keeps the room of what Home shows of the user's own, so that nothing moves when the code for it arrives. */
function keepMyRoom(): void {
  const { style } = document.documentElement;
  const stored = readJson(laterKeys.myPages);
  const room: unknown = stored instanceof Object && 'room' in stored ? stored.room : undefined;
  if (Array.isArray(room)) {
    const [pinned, recent, hasOwnTiles] = room;
    const { narrow, wide } = myRoom(Number(pinned), Number(recent));
    style.setProperty('--my-room', narrow);
    style.setProperty('--my-room-wide', wide);
    // What is shown while nothing is pinned must not make way for what is.
    if (Number(pinned) > 0) style.setProperty('--my-hint', 'hidden');
    // A tile must not change under a finger.
    if (hasOwnTiles) style.setProperty('--my-tiles', 'hidden');
  }
  // One line, if nobody has to be asked whether it is still the same patient.
  const isInHand = Date.now() - Number(readItem('oryx-patient-used')) < 15 * 60_000;
  if (isInHand && readItem('oryx-patient') !== null) style.setProperty('--my-patient', 'calc(4rem + 2px)');
}
