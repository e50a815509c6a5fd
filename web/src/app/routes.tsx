import Baby from 'lucide-react/icons/baby';
import Bot from 'lucide-react/icons/bot';
import Calculator from 'lucide-react/icons/calculator';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import House from 'lucide-react/icons/house';
import Pill from 'lucide-react/icons/pill';
import Settings from 'lucide-react/icons/settings';
import Workflow from 'lucide-react/icons/workflow';
import type { ComponentType, ReactNode } from 'react';
import {
  AiAssistantScreen,
  AlgorithmsScreen,
  CalculatorScreen,
  ClinicalToolsScreen,
  ContinuingEducationScreen,
  EcgCourseScreen,
  HomeScreen,
  LearningScreen,
  MedicationsScreen,
  PediatricsScreen,
  SettingsScreen,
} from './screens.ts';

/** An entry of the bottom bar. */
interface NavEntry {
  /** The full name: shown where there is room, and what a screen reader says. */
  label: string;
  /** The name in the narrow bar, with soft hyphens (\u00ad) where it may break. */
  shortLabel: string;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
}

/** A screen of a signed-in user. */
export interface AppRoute {
  path: string;
  render: (params: Readonly<Record<string, string | undefined>>) => ReactNode;
  nav?: NavEntry;
  /** For a route without an entry of its own: the path of the entry that is highlighted. */
  navPath?: string;
}

/** Every route of a signed-in user; those with a `nav` make the bottom bar, in this order. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    render: () => <HomeScreen />,
    nav: { label: 'Home', shortLabel: 'Home', Icon: House },
  },
  {
    path: '/medications',
    render: () => <MedicationsScreen />,
    nav: { label: 'Medications', shortLabel: 'Medi\u00adcations', Icon: Pill },
  },
  {
    path: '/medications/:id',
    render: ({ id }) => <MedicationsScreen id={id} />,
    navPath: '/medications',
  },
  {
    path: '/pediatrics',
    render: () => <PediatricsScreen />,
    nav: { label: 'Paediatrics', shortLabel: 'Paedi\u00adatrics', Icon: Baby },
  },
  {
    path: '/ai-assistant',
    render: () => <AiAssistantScreen />,
    nav: { label: 'Remi AI Assistant', shortLabel: 'Remi AI', Icon: Bot },
  },
  {
    path: '/algorithms',
    render: () => <AlgorithmsScreen />,
    nav: { label: 'Algorithms', shortLabel: 'Algo\u00adrithms', Icon: Workflow },
  },
  {
    path: '/algorithms/:id',
    render: ({ id }) => <AlgorithmsScreen id={id} />,
    navPath: '/algorithms',
  },
  {
    path: '/clinical-tools',
    render: () => <ClinicalToolsScreen />,
    nav: { label: 'Clinical Tools', shortLabel: 'Clinical Tools', Icon: Calculator },
  },
  {
    path: '/continuing-education',
    render: () => <ContinuingEducationScreen />,
    nav: { label: 'Education', shortLabel: 'Edu\u00adcation', Icon: GraduationCap },
  },
  {
    path: '/ecg-course',
    render: () => <EcgCourseScreen />,
    navPath: '/continuing-education',
  },
  {
    path: '/learning',
    render: () => <LearningScreen />,
    navPath: '/continuing-education',
  },
  {
    path: '/learning/:pathId/:moduleId',
    render: ({ pathId, moduleId }) => <LearningScreen pathId={pathId} moduleId={moduleId} />,
    navPath: '/continuing-education',
  },
  {
    path: '/settings',
    render: () => <SettingsScreen />,
    nav: { label: 'Settings', shortLabel: 'Set\u00adtings', Icon: Settings },
  },
  {
    path: '/calculator/:id',
    // The key gives each tool a page of its own, so that no input of one patient is carried to another tool.
    render: ({ id = '' }) => <CalculatorScreen key={id} id={id} />,
    navPath: '/clinical-tools',
  },
];
