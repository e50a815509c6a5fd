import { render } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { DetailDialog } from './detail-dialog.tsx';

const host = document.createElement('div');

/** Shows the detail of a row, and another one outside the document while the browser is idle. */
function Detail({ warmsUp }: { readonly warmsUp: boolean }) {
  const dialog = (
    <DetailDialog aria-label="Midazolam" modalClassName="" onDismiss={() => undefined}>
      Dose
    </DetailDialog>
  );
  return (
    <>
      {dialog}
      {warmsUp && createPortal(dialog, host)}
    </>
  );
}

it('MED-04 keeps its room beside the list after another one was warmed up', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { rerender } = render(<Detail warmsUp={false} />);
  rerender(<Detail warmsUp />);
  rerender(<Detail warmsUp={false} />);
  expect(document.documentElement.dataset['beside']).toBe('');
});
