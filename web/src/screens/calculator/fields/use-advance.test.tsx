import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { fieldMark, useAdvance } from './use-advance.ts';

/** Two questions, of which the second lies below the screen. */
function Form() {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const onClickCapture = useAdvance(answers);
  return (
    <div onClickCapture={onClickCapture}>
      {['first', 'second'].map((name) => (
        <div key={name} {...{ [fieldMark]: '' }}>
          {['no', 'yes'].map((option) => (
            <label key={option}>
              <input
                type="radio"
                name={name}
                checked={answers[name] === option}
                onChange={() => setAnswers((before) => ({ ...before, [name]: option }))}
              />
              {`${name} ${option}`}
            </label>
          ))}
        </div>
      ))}
    </div>
  );
}

const radio = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Clicks an option, and returns whether the page let it be chosen. */
function tap(name: string, detail: number): boolean {
  const click = createEvent.click(radio(name), { detail });
  return fireEvent(radio(name), click) && !click.defaultPrevented;
}

function open() {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  render(<Form />);
  const [, second] = document.querySelectorAll(`[${fieldMark}]`);
  const top = window.innerHeight + 100;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this === second ? new DOMRect(0, top, 300, 100) : new DOMRect(0, 0, 300, 100);
  });
  return scrollBy;
}

it('brings the next question into view after a tap, and takes no second tap of a double tap for its answer', () => {
  const scrollBy = open();
  expect(tap('first yes', 1)).toBe(true);
  expect(scrollBy).toHaveBeenCalledTimes(1);
  // What lies under the finger now is another question.
  expect(tap('second no', 2)).toBe(false);
  expect(tap('second no', 1)).toBe(true);
});

it('does not move the page for a key, nor for a question that is answered', () => {
  const scrollBy = open();
  tap('first yes', 0);
  expect(scrollBy).not.toHaveBeenCalled();
  tap('second no', 1);
  tap('first no', 1);
  expect(scrollBy).not.toHaveBeenCalled();
});
