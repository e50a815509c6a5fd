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

/** The user's profile, how Oryx looks on this device, and what Oryx is. */
export function SettingsScreen() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('general');
  return (
    <Page>
      <PageHeader title="Settings" />
      <Tabs label="Settings" tabs={tabs} value={tab} onValueChange={setTab} />
    </Page>
  );
}
