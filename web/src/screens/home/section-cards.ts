import Baby from 'lucide-react/icons/baby';
import Bot from 'lucide-react/icons/bot';
import Calculator from 'lucide-react/icons/calculator';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Pill from 'lucide-react/icons/pill';
import Workflow from 'lucide-react/icons/workflow';
import type { ComponentType } from 'react';

interface SectionCard {
  title: string;
  count: string;
  path: string;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
}

/** The sections of Oryx as home shows them. The counts are fixed texts, not counted. */
export const sectionCards: readonly SectionCard[] = [
  { title: 'Emergency Algorithms', count: '11 Protocols', path: '/algorithms', Icon: Workflow },
  { title: 'Medications', count: '42 Drugs', path: '/medications', Icon: Pill },
  { title: 'Clinical Tools', count: '13 Tools', path: '/clinical-tools', Icon: Calculator },
  { title: 'Remi AI Assistant', count: '24/7', path: '/ai-assistant', Icon: Bot },
  { title: 'Paed-Cal', count: 'Paediatric Ref', path: '/pediatrics', Icon: Baby },
  { title: 'Education', count: '5 Courses', path: '/continuing-education', Icon: GraduationCap },
];
