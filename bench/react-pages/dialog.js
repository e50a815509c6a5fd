import { createElement, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

// The least a React page with a list and a dialog can be: a list of links, one of which opens a native modal dialog.
// The address says how many links there are, and how many lines the dialog has.
const counts = new URLSearchParams(location.search);
const numbers = (name) => Array.from({ length: Number(counts.get(name)) }, (_, index) => index);

function Dialog() {
  const dialog = useRef(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element.showModal();
    return () => element.close();
  }, []);
  return createElement(
    'dialog',
    { ref: dialog },
    createElement('button', { key: 'close', type: 'button' }, 'Close'),
    numbers('lines').map((line) => createElement('p', { key: line }, `A line of text, number ${line}`)),
  );
}

function Page() {
  const [open, setOpen] = useState(location.hash);
  useLayoutEffect(() => {
    const onPop = () => setOpen(location.hash);
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
  return [
    createElement(
      'ul',
      { key: 'list' },
      numbers('links').map((link) =>
        createElement(
          'li',
          { key: link },
          createElement(
            'a',
            {
              href: `#${link}`,
              style: { display: 'block', minHeight: 64 },
              onClick: (event) => {
                event.preventDefault();
                history.pushState(null, '', `#${link}`);
                setOpen(`#${link}`);
              },
            },
            `Link ${link}`,
          ),
        ),
      ),
    ),
    open && createElement(Dialog, { key: 'dialog' }),
  ];
}

createRoot(document.getElementById('root')).render(createElement(Page));
