import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WelcomeNotice } from './welcome-notice.tsx';

const copy = {
  ...{ kept: 71, of: 133, bytes: 1_000_000, isComplete: false, since: null, contents: [] },
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('leads through what is on the phone, the home screen and the tools, and is done once', () => {
  const onDone = vi.fn();
  render(<WelcomeNotice copy={copy} onDone={onDone} />);
  screen.getByRole('heading', { name: 'What is on this phone 1 of 3' });
  screen.getByText('Keeping for offline: 71 of 133');
  press('Next');
  screen.getByRole('heading', { name: 'Put Oryx on the home screen 2 of 3' });
  press('Next');
  screen.getByRole('heading', { name: 'Choose your tools 3 of 3' });
  expect(onDone).not.toHaveBeenCalled();
  press('Done');
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('can be closed at once', () => {
  const onDone = vi.fn();
  render(<WelcomeNotice copy={copy} onDone={onDone} />);
  press('Close');
  expect(onDone).toHaveBeenCalledTimes(1);
});
