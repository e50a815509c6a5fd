import { describe, expect, it } from 'vitest';
import { endpoints, openApiDocument } from './openapi.ts';

/** Every call of the specification's section 7, the one that grading needs (requirement API-22), the two of the session list, the one by which a user's own pages follow the account, and the three that let a browser search, read modules and let Remi answer without a connection. */
const specified = [
  'GET /api/auth/user',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/verify',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/logout',
  'DELETE /api/auth/delete-account',
  'GET /api/auth/sessions',
  'POST /api/auth/logout-everywhere',
  'GET /api/search',
  'GET /api/search/data',
  'GET /api/system-updates',
  'GET /api/medications',
  'GET /api/algorithms',
  'GET /api/pediatrics/vital-signs',
  'GET /api/pediatrics/equipment',
  'GET /api/pediatrics/defibrillation',
  'POST /api/ai/chat',
  'GET /api/ai/knowledge',
  'GET /api/learning/paths',
  'GET /api/learning/analytics',
  'GET /api/learning/recommendations',
  'GET /api/learning/modules',
  'POST /api/learning/modules/start',
  'POST /api/learning/modules/complete',
  'PUT /api/learning/recommendations/{id}/accept',
  'PUT /api/my-pages',
  'PUT /api/faults/{reportId}',
  'GET /api/faults/mine',
  'GET /api/faults',
  'POST /api/faults/{reportId}/answer',
  'GET /api/corrections',
  'GET /api/roles/mine',
  'GET /api/roles/holders',
  'POST /api/roles/find',
  'POST /api/roles/grant',
  'POST /api/roles/withdraw',
  'GET /api/roles/record',
  'PUT /api/roles/reviewer',
  'POST /api/second-factor/begin',
  'POST /api/second-factor/confirm',
  'POST /api/second-factor/give',
  'POST /api/second-factor/remove',
  'GET /api/review/queue',
  'GET /api/review/page',
  'GET /api/review/on-day',
  'POST /api/review/check',
  'POST /api/review/propose',
  'POST /api/review/sign',
  'POST /api/review/withdraw-signature',
  'POST /api/review/withdraw',
  'POST /api/review/comment',
  'GET /api/formulary',
  'PUT /api/formulary',
];

interface Operation {
  readonly security: readonly unknown[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: { readonly properties: object } }>;
  };
}

const document = openApiDocument() as {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, { readonly properties: object }> };
};

const bodyKeys = (path: string, method: string) =>
  Object.keys(
    document.paths[path]?.[method]?.requestBody?.content['application/json']?.schema.properties ?? {},
  );

describe('the contract', () => {
  it('declares every specified call once', () => {
    expect(endpoints.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...specified].sort());
  });

  it('API-06 API-07 API-08 API-09 API-10 API-12 accepts exactly the specified keys', () => {
    expect(bodyKeys('/api/auth/login', 'post')).toEqual(['contact', 'password']);
    expect(bodyKeys('/api/auth/register', 'post')).toEqual([
      'firstName',
      'lastName',
      'profession',
      'email',
      'password',
      'verificationMethod',
    ]);
    expect(bodyKeys('/api/auth/verify', 'post')).toEqual(['contact', 'code']);
    expect(bodyKeys('/api/auth/forgot-password', 'post')).toEqual(['contact']);
    expect(bodyKeys('/api/auth/reset-password', 'post')).toEqual(['contact', 'code', 'newPassword']);
    expect(bodyKeys('/api/auth/delete-account', 'delete')).toEqual(['userId']);
  });

  it('API-11 logs out with an empty JSON body', () => {
    expect(document.paths['/api/auth/logout']?.['post']?.requestBody).toBeDefined();
    expect(bodyKeys('/api/auth/logout', 'post')).toEqual([]);
  });

  it('names the specified fields of what it lists', () => {
    const fields = (schema: string) => Object.keys(document.components.schemas[schema]?.properties ?? {});
    expect(fields('Medication')).toEqual(
      expect.arrayContaining([
        'id',
        'name',
        'genericName',
        'classification',
        'schedule',
        'route',
        'tradeNames',
        'indications',
        'contraindications',
        'dosageAdministration',
        'pharmacologicalAction',
        'onset',
        'duration',
        'pharmacokinetics',
        'precautions',
        'adverseEffects',
        'packaging',
        'maxAtHand',
      ]),
    );
    expect(fields('VitalSigns')).toEqual([
      'ageGroup',
      'weightKg',
      'heartRateRange',
      'respiratoryRateRange',
      'systolicBpRange',
      // The marks of a row that was taken out of use or reviewed.
      'withdrawn',
      'review',
    ]);
    expect(fields('AirwayEquipment')).toEqual([
      'ageGroup',
      'opaSize',
      'ettSize',
      'ngTubeSize',
      'withdrawn',
      'review',
    ]);
    expect(fields('Defibrillation')).toEqual([
      'procedure',
      'indication',
      'energyJoulesPerKg',
      'maxEnergy',
      'notes',
      'withdrawn',
      'review',
    ]);
    expect(fields('LearningPathItem')).toEqual(['path', 'progress', 'modules']);
    expect(fields('SearchResult')).toEqual([
      'id',
      'type',
      'title',
      'description',
      'category',
      'route',
      'didYouMean',
      'nearTo',
    ]);
  });

  it('names query and path parameters', () => {
    const parameters = (path: string, method: string) =>
      document.paths[path]?.[method]?.parameters?.map((one) => [one.in, one.name, one.required]);
    expect(parameters('/api/learning/paths', 'get')).toEqual([
      ['query', 'profession', false],
      ['query', 'difficulty', false],
    ]);
    expect(parameters('/api/learning/recommendations/{id}/accept', 'put')).toEqual([['path', 'id', true]]);
    expect(document.paths['/api/learning/recommendations/{id}/accept']?.['put']?.requestBody).toBeUndefined();
  });

  it('states which calls need a session', () => {
    const open = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.values(operations).some(({ security }) => security.length === 0) ? [path] : [],
    );
    expect(open.sort()).toEqual([
      '/api/auth/forgot-password',
      '/api/auth/login',
      '/api/auth/logout',
      '/api/auth/register',
      '/api/auth/reset-password',
      '/api/auth/verify',
    ]);
  });

  it('refers only to schemas that it contains', () => {
    const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(document.components.schemas).toHaveProperty(name ?? '');
  });
});
