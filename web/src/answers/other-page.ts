import { pageRoute } from '@oryx/contract/page-route';

/** Whether an address leads to another page of Oryx: what Remi alone knows has no page to open. */
export function isOtherPage(address: string): boolean {
  return pageRoute.safeParse(address).success && address !== '/ai-assistant';
}
