import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScreenLoading } from './screen-loading.tsx';

it('PLAT-10 the document has the title of the screen while its code loads', () => {
  render(<ScreenLoading title="Clinical Tools" />);
  expect(document.title).toBe('Clinical Tools · Oryx');
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});
