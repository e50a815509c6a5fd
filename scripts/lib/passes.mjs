import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { hashSources } from './stamp.mjs';

/** Remembers which checks have passed, and for which state of their inputs. */
export class Passes {
  #folder;

  constructor(folder = inRoot('.oryx')) {
    this.#folder = folder;
  }

  /** Returns a text that changes with the inputs of a check. */
  stateOf({ inputs, without, mark }) {
    return `${hashSources(inputs, without)} ${mark?.() ?? ''}`;
  }

  /** Returns when the check last passed in this state and how many tests passed, or undefined. */
  find(name, state) {
    try {
      const { of, passed, at } = JSON.parse(readFileSync(this.#file(name), 'utf8'));
      return of === state ? { passed, at } : undefined;
    } catch {
      // The check never passed here, or its file is incomplete.
      return undefined;
    }
  }

  note(name, state, passed) {
    mkdirSync(this.#folder, { recursive: true });
    const at = new Date().toISOString();
    writeFileSync(this.#file(name), JSON.stringify({ of: state, passed, at }));
  }

  forget(name) {
    rmSync(this.#file(name), { force: true });
  }

  #file(name) {
    return `${this.#folder}/passed-${name}.json`;
  }
}
