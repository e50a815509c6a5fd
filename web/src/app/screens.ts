import Baby from 'lucide-react/icons/baby';
import Bot from 'lucide-react/icons/bot';
import Calculator from 'lucide-react/icons/calculator';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import House from 'lucide-react/icons/house';
import Pill from 'lucide-react/icons/pill';
import Settings from 'lucide-react/icons/settings';
import Workflow from 'lucide-react/icons/workflow';
import type { ComponentType } from 'react';
import { productName } from '../product.ts';
import { notFoundTitle } from '../screens/not-found/not-found-title.ts';
import { screenCode } from './screen-code.ts';

/** An entry of the bottom bar. */
interface NavEntry {
  /** The full name, which a screen reader says; the title of the screen if it is missing. */
  label?: string;
  /** The name in the narrow bar, one short word: eight entries stand side by side on a phone. */
  shortLabel: string;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
}

/** The parameters that the paths below name. */
export type PathParams = { readonly [Name in 'id' | 'pathId' | 'moduleId']?: string | undefined };

/** What every screen is given: its title, and the parameters of its path. */
type ScreenProps = PathParams & { readonly title: string };

interface ScreenRow {
  /** Who can open the screen, users if it is missing. */
  audience?: 'visitor' | 'user';
  /** Every path of the screen, the one without parameters first; `*` is any other path. */
  paths: readonly [string, ...string[]];
  /** The title of the page. A screen may name itself after what it shows once its code is there. */
  title: string;
  /** Fetches the code of the screen, which is a chunk of its own. */
  load: () => Promise<ComponentType<ScreenProps>>;
  /** The entry in the bottom bar, for a screen that has one. */
  nav?: NavEntry;
  /** For a screen without an entry of its own: the path of the entry that is marked. */
  navPath?: string;
}

/** One row a screen. The entries of the bottom bar stand in this order. */
const rows: readonly ScreenRow[] = [
  {
    audience: 'visitor',
    paths: ['/auth'],
    title: 'Sign in',
    load: async () => (await import('../screens/auth/auth-screen.tsx')).AuthScreen,
  },
  {
    audience: 'visitor',
    paths: ['*'],
    title: productName,
    load: async () => (await import('../screens/landing/landing-screen.tsx')).LandingScreen,
  },
  {
    paths: ['/'],
    title: 'Home',
    load: async () => (await import('../screens/home/home-screen.tsx')).HomeScreen,
    nav: { shortLabel: 'Home', Icon: House },
  },
  {
    paths: ['/medications', '/medications/:id'],
    title: 'Medications',
    load: async () => (await import('../screens/medications/medications-screen.tsx')).MedicationsScreen,
    nav: { shortLabel: 'Meds', Icon: Pill },
  },
  {
    paths: ['/interactions'],
    title: 'Interactions',
    load: async () => (await import('../screens/interactions/interactions-screen.tsx')).InteractionsScreen,
    navPath: '/medications',
  },
  {
    paths: ['/pediatrics'],
    title: 'Paed-Cal',
    load: async () => (await import('../screens/pediatrics/pediatrics-screen.tsx')).PediatricsScreen,
    nav: { label: 'Paediatrics', shortLabel: 'Paeds', Icon: Baby },
  },
  {
    paths: ['/ai-assistant'],
    title: 'Remi AI Assistant',
    load: async () => (await import('../screens/ai-assistant/ai-assistant-screen.tsx')).AiAssistantScreen,
    nav: { shortLabel: 'Remi', Icon: Bot },
  },
  {
    paths: ['/algorithms', '/algorithms/:id'],
    title: 'Emergency Algorithms',
    load: async () => (await import('../screens/algorithms/algorithms-screen.tsx')).AlgorithmsScreen,
    nav: { label: 'Algorithms', shortLabel: 'Charts', Icon: Workflow },
  },
  {
    paths: ['/complaints', '/complaints/:id'],
    title: 'Presenting Complaints',
    load: async () => (await import('../screens/complaints/complaints-screen.tsx')).ComplaintsScreen,
    navPath: '/algorithms',
  },
  {
    paths: ['/arrest', '/arrest/:id'],
    title: 'Resuscitation',
    load: async () => (await import('../screens/arrest/arrest-screen.tsx')).ArrestScreen,
    navPath: '/algorithms',
  },
  {
    paths: ['/handover', '/handover/:id'],
    title: 'Handover',
    load: async () => (await import('../screens/handover/handover-screen.tsx')).HandoverScreen,
    navPath: '/algorithms',
  },
  {
    paths: ['/clinical-tools'],
    title: 'Clinical Tools',
    load: async () =>
      (await import('../screens/clinical-tools/clinical-tools-screen.tsx')).ClinicalToolsScreen,
    nav: { shortLabel: 'Tools', Icon: Calculator },
  },
  {
    paths: ['/calculator/:id'],
    title: 'Calculator',
    load: async () => (await import('../screens/calculator/calculator-screen.tsx')).CalculatorScreen,
    navPath: '/clinical-tools',
  },
  {
    paths: ['/continuing-education'],
    title: 'Education',
    load: async () =>
      (await import('../screens/continuing-education/continuing-education-screen.tsx'))
        .ContinuingEducationScreen,
    nav: { shortLabel: 'Learn', Icon: GraduationCap },
  },
  {
    paths: ['/ecg-course'],
    title: 'ECG Practice Course',
    load: async () => (await import('../screens/ecg-course/ecg-course-screen.tsx')).EcgCourseScreen,
    navPath: '/continuing-education',
  },
  {
    paths: ['/ecg-gallery', '/ecg-gallery/:id'],
    title: 'ECG Gallery',
    load: async () => (await import('../screens/ecg-gallery/ecg-gallery-screen.tsx')).EcgGalleryScreen,
    navPath: '/continuing-education',
  },
  {
    paths: ['/learning', '/learning/:pathId/:moduleId'],
    title: 'Learning Paths',
    load: async () => (await import('../screens/learning/learning-screen.tsx')).LearningScreen,
    navPath: '/continuing-education',
  },
  {
    paths: ['/settings'],
    title: 'Settings',
    load: async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen,
    nav: { shortLabel: 'Settings', Icon: Settings },
  },
  {
    paths: ['/review', '/review/:id'],
    title: 'Review Desk',
    load: async () => (await import('../screens/review/review-screen.tsx')).ReviewScreen,
    navPath: '/settings',
  },
  {
    paths: ['*'],
    title: notFoundTitle,
    load: async () => (await import('../screens/not-found/not-found-screen.tsx')).NotFoundScreen,
  },
];

/** Every screen of the app, each with what is known of its code. */
export const screens = rows.map((row) => ({ audience: 'user', ...row, ...screenCode(row.load) }));

export type AppScreen = (typeof screens)[number];
