import { useState } from 'react';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AboutTab } from './about-tab.tsx';
import { DisplayTab } from './display-tab.tsx';
import { GeneralTab } from './general-tab.tsx';

const tabs = [
  { value: 'general', label: 'General', panel: <GeneralTab /> },
  { value: 'display', label: 'Display', panel: <DisplayTab /> },
  { value: 'about', label: 'About', panel: <AboutTab /> },
] as const;

/** The settings: profile, display and about. */
export function SettingsScreen({ title }: { readonly title: string }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('general');
  return (
    <Page>
      <PageHeader title={title} />
      <Tabs label="Settings" tabs={tabs} value={tab} onValueChange={setTab} />
    </Page>
  );
}
