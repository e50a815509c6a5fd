import type { SearchResult } from '@oryx/contract';
import Baby from 'lucide-react/icons/baby';
import BookOpen from 'lucide-react/icons/book-open';
import Calculator from 'lucide-react/icons/calculator';
import FileText from 'lucide-react/icons/file-text';
import Pill from 'lucide-react/icons/pill';
import Workflow from 'lucide-react/icons/workflow';
import type { ComponentType } from 'react';

interface ResultLook {
  readonly label: string;
  readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
}

const other: ResultLook = { label: 'Other', Icon: FileText };

const looks: Record<SearchResult['type'], ResultLook> = {
  medication: { label: 'Medication', Icon: Pill },
  algorithm: { label: 'Algorithm', Icon: Workflow },
  guideline: { label: 'Guideline', Icon: BookOpen },
  calculator: { label: 'Calculator', Icon: Calculator },
  pediatric: { label: 'Paediatrics', Icon: Baby },
  other,
};

/** Returns the name and icon of a result type. An unknown type counts as other. */
export function lookOf(type: SearchResult['type']): ResultLook {
  return looks[type] ?? other;
}
