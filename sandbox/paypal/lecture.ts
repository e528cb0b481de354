import type { Detail } from './erreurs.ts';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Collects faults by JSON pointer: of form (400) and of sense (422). */
export class LectureDeRequete {
  readonly form: Detail[] = [];
  readonly sense: Detail[] = [];

  wrong(issue: string, field: string, value?: unknown): void {
    this.form.push({ issue, field, location: 'body', ...(value !== undefined && { value }) });
  }
  senseless(issue: string, field: string, value?: unknown): void {
    this.sense.push({ issue, field, location: 'body', ...(value !== undefined && { value }) });
  }

  text(within: Json, name: string, at: string, most: number, form?: RegExp): string | undefined {
    const value = within[name];
    if (value === undefined || value === null) return undefined;
    const field = `${at}/${name}`;
    if (typeof value !== 'string') this.wrong('INVALID_PARAMETER_SYNTAX', field, value);
    else if (value.length < 1 || value.length > most)
      this.wrong('INVALID_STRING_LENGTH', field, value);
    else if (form && !form.test(value)) this.wrong('INVALID_PARAMETER_SYNTAX', field, value);
    else return value;
    return undefined;
  }

  oneOf(within: Json, name: string, at: string, values: readonly string[]): string | undefined {
    const value = this.text(within, name, at, 255);
    if (value === undefined || values.includes(value)) return value;
    this.wrong('INVALID_PARAMETER_VALUE', `${at}/${name}`, value);
    return undefined;
  }

  object(within: Json, name: string, at: string, needed = false): Json | undefined {
    const value = within[name];
    if (value === undefined || value === null) {
      if (needed) this.wrong('MISSING_REQUIRED_PARAMETER', `${at}/${name}`);
      return undefined;
    }
    if (isObject(value)) return value;
    this.wrong('INVALID_PARAMETER_SYNTAX', `${at}/${name}`);
    return undefined;
  }

  needed(within: Json, name: string, at: string): void {
    if (within[name] === undefined || within[name] === null || within[name] === '')
      this.wrong('MISSING_REQUIRED_PARAMETER', `${at}/${name}`);
  }
}
