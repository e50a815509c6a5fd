import Baby from 'lucide-react/icons/baby';
import Bot from 'lucide-react/icons/bot';
import Calculator from 'lucide-react/icons/calculator';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Pill from 'lucide-react/icons/pill';
import Workflow from 'lucide-react/icons/workflow';
import type { ComponentType } from 'react';
import { cardCounts } from './counts.ts';

interface SectionCard {
  title: string;
  count: string;
  path: string;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
}

/** The section cards on home. */
export const sectionCards: readonly SectionCard[] = [
  { title: 'Emergency Algorithms', count: cardCounts.algorithms, path: '/algorithms', Icon: Workflow },
  { title: 'Medications', count: cardCounts.medications, path: '/medications', Icon: Pill },
  { title: 'Clinical Tools', count: cardCounts.clinicalTools, path: '/clinical-tools', Icon: Calculator },
  { title: 'Remi AI Assistant', count: cardCounts.remi, path: '/ai-assistant', Icon: Bot },
  { title: 'Paed-Cal', count: cardCounts.paediatrics, path: '/pediatrics', Icon: Baby },
  { title: 'Education', count: cardCounts.education, path: '/continuing-education', Icon: GraduationCap },
];
