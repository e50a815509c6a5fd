import type { DeskFact, DeskPage, QueuedPage } from '@oryx/contract/desk';
import type { OwnRoles } from '@oryx/contract/roles';

const at = '2026-11-20T08:00:00Z';

/** A reviewer and editor whose roles count. */
export const roleHolder: OwnRoles = {
  roles: ['reviewer', 'editor'],
  secondFactor: { isSetUp: true, recoveryCodesLeft: 9, freshUntil: '2026-11-23T20:00:00Z' },
  reviewer: {
    shownName: 'Dr M. Shikongo',
    qualification: 'MBChB',
    council: 'HPCNA',
    registration: 'MP 12',
  },
};

/** Returns a page in the queue that nobody has signed. */
export const queuedPage = (changes: Partial<QueuedPage> = {}): QueuedPage => ({
  page: 'medications/adrenaline.yaml',
  document: 'medications',
  title: 'Adrenaline',
  danger: 5,
  dangerous: 3,
  open: 4,
  facts: 4,
  general: 1,
  sources: ['Package insert', 'A guideline'],
  halfSigned: 0,
  signedBy: [],
  withdrawn: 0,
  comments: 0,
  pending: null,
  since: at,
  ...changes,
});

/** Returns a fact that nobody has signed. */
export const deskFact = (address: string, changes: Partial<DeskFact> = {}): DeskFact => ({
  address,
  hash: address
    .padEnd(64, '0')
    .replaceAll(/[^0-9a-f]/g, 'a')
    .slice(0, 64),
  label: address,
  part: address.split('/')[0] ?? '',
  danger: 2,
  isGeneral: false,
  notes: [],
  value: 'A text',
  editable: 'A text',
  sources: [],
  before: null,
  reviewed: null,
  signatures: [],
  withdrawn: null,
  canBeWithdrawn: true,
  ...changes,
});

const arrest = {
  indication: 'cardiac arrest',
  patient: 'adult',
  routes: ['IV', 'IO'],
  amount: { kind: 'fixed', min: 1, max: 1, unit: 'mg' },
  note: null,
  source: 'insert',
  basis: 'seen',
};

/** The fact of a dose. */
export const dose = deskFact('doses/cardiac-arrest', {
  label: 'Dose: cardiac arrest, adult, IV, IO',
  danger: 5,
  value: arrest,
  editable: arrest,
  sources: [{ title: 'Package insert', edition: '2020', read: 'full', for: 'doses' }],
});

/** Returns a page at the desk with a dose and its renal text. */
export const deskPage = (changes: Partial<DeskPage> = {}): DeskPage => ({
  page: 'medications/adrenaline.yaml',
  title: 'Adrenaline',
  readers: '/medications/1',
  number: 0,
  hash: 'a'.repeat(64),
  shown: 0,
  replacedAt: null,
  reviewed: null,
  facts: [deskFact('renal', { label: 'Renal' }), dose],
  removed: [],
  versions: [],
  comments: [],
  notes: ['Compared or changed: The arrest dose agrees.'],
  schemas: {},
  ...changes,
});
