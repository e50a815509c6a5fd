/**
 * Answers a panel that nobody sees as a user will, one question a step, until its result is whole, and then starts it
 * anew. The first answer, the first whole result and the reset took longest, because the browser compiled their code.
 */
export function* rehearsal(panel: HTMLElement, resetLabel: string): Generator<void, void> {
  const done = new Set<Element>();
  // An answer may bring further questions.
  for (let next = unanswered(panel, done); next; next = unanswered(panel, done)) {
    done.add(next);
    answer(next);
    yield;
  }
  const buttons = [...panel.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === resetLabel)?.click();
}

/** Returns the first question of a panel that has no answer yet. */
function unanswered(panel: HTMLElement, done: ReadonlySet<Element>): Control | undefined {
  const controls = panel.querySelectorAll<Control>(
    '[type="radio"], [type="checkbox"], [inputmode="decimal"], select',
  );
  const isOpen = (control: Control) => !done.has(control) && !control.disabled && !isAnswered(control);
  return [...controls].find(isOpen);
}

type Control = HTMLInputElement | HTMLSelectElement;

/** Returns true if the question has a choice by now, which `Not testable` would take back. */
const isAnswered = ({ type, parentElement }: Control): boolean =>
  (type === 'radio' || type === 'checkbox') &&
  parentElement?.closest('fieldset')?.querySelector('[type="radio"]:checked') != null;

function answer(control: Control): void {
  if (control.type === 'radio' || control.type === 'checkbox') {
    control.click();
    return;
  }
  const isSelect = control instanceof HTMLSelectElement;
  if (isSelect) control.selectedIndex = control.options.length - 1;
  // React hears of the change, because nothing has set `value`.
  else control.setRangeText(String(Math.round((Number(control.min) + Number(control.max)) / 2)));
  control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}
