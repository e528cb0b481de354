import { PaypalError, refused } from './erreurs.ts';
import type { Unite } from './formes.ts';
import { LectureDeRequete, isObject } from './lecture.ts';
import { readAmount } from './readOrder.ts';

const PATH = /^\/purchase_units\/@reference_id=='([^']{1,256})'\/(\w+)$/;
const TEXTS = new Map([
  ['description', 127],
  ['custom_id', 127],
  ['invoice_id', 127],
  ['soft_descriptor', 22],
]);

export function patchedUnite(unite: Unite, operations: unknown): Unite {
  if (!Array.isArray(operations) || operations.length === 0)
    throw new PaypalError(400, [
      { issue: 'INVALID_ARRAY_MIN_ITEMS', field: '/', location: 'body' },
    ]);
  let patched = unite;
  for (const [n, operation] of (operations as unknown[]).entries())
    patched = patchOne(patched, operation, `/${n}`);
  return patched;
}

function patchOne(unite: Unite, operation: unknown, at: string): Unite {
  const read = new LectureDeRequete();
  const given = isObject(operation) ? operation : {};
  read.needed(given, 'op', at);
  const op = read.oneOf(given, 'op', at, ['add', 'replace', 'remove']);
  const path = given.path;
  if (typeof path !== 'string' || path === '')
    throw refused('PATCH_PATH_REQUIRED', { field: `${at}/path`, location: 'body' });
  const where = { field: `${at}/path`, value: path, location: 'body' } as const;
  if (!path.startsWith('/')) throw refused('INVALID_JSON_POINTER_FORMAT', where);
  const [, reference, name = ''] = PATH.exec(path) ?? [];
  const most = TEXTS.get(name);
  if (reference === undefined || (name !== 'amount' && most === undefined))
    throw refused('NOT_PATCHABLE', where);
  if (reference !== unite.reference_id) throw refused('REFERENCE_ID_NOT_FOUND', where);
  if (op === 'remove') {
    if (name === 'amount') throw refused('NOT_PATCHABLE', where);
    const { [name as 'custom_id']: _, ...rest } = unite;
    return rest;
  }
  if (given.value === undefined)
    throw refused('PATCH_VALUE_REQUIRED', { field: `${at}/value`, location: 'body' });
  const value =
    name === 'amount'
      ? isObject(given.value)
        ? readAmount(read, given.value, `${at}/value`)
        : read.wrong('INVALID_PARAMETER_SYNTAX', `${at}/value`)
      : read.text(given, 'value', at, most!);
  if (read.form.length > 0) throw new PaypalError(400, read.form);
  if (read.sense.length > 0) throw new PaypalError(422, read.sense);
  return { ...unite, [name]: value };
}
