export interface Formulaire {
  action: string;
  fields: [name: string, value: string][];
}

interface Read {
  method: string;
  action: string | null;
  fields: { tag: string; type: string; name: string; value: string }[];
}

/** Undefined unless its one form goes to `origine` and has nothing but hidden fields. */
export function checkFormulaire(forms: readonly Read[], origine: string): Formulaire | undefined {
  const [form, ...others] = forms;
  if (!form || others.length > 0 || form.method.toLowerCase() !== 'post') return undefined;
  const { action, fields } = form;
  if (action === null || !URL.canParse(action) || fields.length === 0) return undefined;
  const { origin, protocol, username, password } = new URL(action);
  if (origin !== origine || !/^https?:$/.test(protocol) || username || password) return undefined;
  const known = fields.every(
    ({ tag, type, name }) =>
      tag === 'input' && type === 'hidden' && /^(vads_\w+|signature)$/.test(name),
  );
  return known ? { action, fields: fields.map(({ name, value }) => [name, value]) } : undefined;
}

/** An inert document parses the response: it runs and loads nothing. */
export function readFormulaire(html: string, origine: string): Formulaire | undefined {
  const { forms } = new DOMParser().parseFromString(html, 'text/html');
  const read = Array.from(forms, (form) => ({
    method: form.getAttribute('method') ?? '',
    action: form.getAttribute('action'),
    fields: Array.from(
      form.querySelectorAll('input, button, select, textarea, object'),
      (field) => ({
        tag: field.localName,
        type: (field.getAttribute('type') ?? '').toLowerCase(),
        name: field.getAttribute('name') ?? '',
        value: field.getAttribute('value') ?? '',
      }),
    ),
  }));
  return checkFormulaire(read, origine);
}

/** Rejects where the page's content policy blocks the provider. */
export function sendFormulaire({ action, fields }: Formulaire): Promise<never> {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.acceptCharset = 'UTF-8';
  form.hidden = true;
  for (const [name, value] of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  return new Promise((_, reject) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (effectiveDirective === 'form-action') reject(new Error('kept here by the policy'));
    });
    form.submit();
  });
}
