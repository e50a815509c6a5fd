import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

// The least a React page with controls can be: each is rendered again after each answer, and their sum with them.
// The address says how many of each kind there are.
const counts = new URLSearchParams(location.search);
const list = (kind) =>
  Array.from({ length: Number(counts.get(kind) ?? 0) }, (_, index) => `${kind} ${index}`);
const optionsOfQuestion = 4;

function Page() {
  const [answers, setAnswers] = useState({});
  const set = (name, value) => setAnswers((before) => ({ ...before, [name]: value }));
  return [
    createElement('p', { key: 'sum' }, `${Object.keys(answers).length} answered`),
    ...list('radio').map((name, index) => {
      const question = `question ${Math.floor(index / optionsOfQuestion)}`;
      return createElement(
        'label',
        { key: name, style: { display: 'block', minHeight: 48 } },
        createElement('input', {
          type: 'radio',
          name: question,
          checked: answers[question] === name,
          onChange: () => set(question, name),
        }),
        name,
      );
    }),
    ...list('checkbox').map((name) =>
      createElement(
        'label',
        { key: name, style: { display: 'block', minHeight: 48 } },
        createElement('input', {
          type: 'checkbox',
          checked: answers[name] === true,
          onChange: (event) => set(name, event.target.checked),
        }),
        name,
      ),
    ),
    ...list('text').map((name) =>
      createElement(
        'label',
        { key: name, style: { display: 'block', minHeight: 48 } },
        name,
        createElement('input', {
          inputMode: 'decimal',
          value: answers[name] ?? '',
          onChange: (event) => set(name, event.target.value),
        }),
      ),
    ),
    ...list('select').map((name) =>
      createElement(
        'label',
        { key: name, style: { display: 'block', minHeight: 48 } },
        name,
        createElement(
          'select',
          { value: answers[name] ?? '', onChange: (event) => set(name, event.target.value) },
          ['', 'a', 'b', 'c'].map((option) => createElement('option', { key: option }, option)),
        ),
      ),
    ),
  ];
}

createRoot(document.getElementById('root')).render(createElement(Page));
