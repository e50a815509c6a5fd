import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

// The least a React app can be: what Oryx weighs is held against this.
createRoot(document.body).render(createElement('p', null, 'Oryx'));
