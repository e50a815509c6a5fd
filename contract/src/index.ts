/** The public API of the contract: every endpoint of Oryx. */
export * from './account.ts';
export * from './algorithms.ts';
export * from './auth.ts';
export { type Cause, type Complaint, cause, complaint } from './complaint.ts';
export * from './danger-sign.ts';
export * from './endpoint.ts';
export * from './interaction.ts';
export * from './learning.ts';
export * from './limits.ts';
export * from './medications.ts';
export * from './message.ts';
export * from './openapi.ts';
export * from './page-route.ts';
export * from './pediatrics.ts';
export * from './remi.ts';
export * from './review.ts';
export * from './search.ts';
export * from './updates.ts';
