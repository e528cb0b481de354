import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** This evening's own, in the one file that HAProxy reads; returns the certificate alone. */
export function makeCertificat(dossier: string): string {
  const [cle, certificat] = [join(dossier, 'cle.pem'), join(dossier, 'certificat.pem')];
  const courbe = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const sujet = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...courbe, ...sujet, '-days', '2', '-keyout', cle, '-out', certificat],
    { stdio: 'ignore' },
  );
  writeFileSync(completOf(dossier), readFileSync(certificat, 'utf8') + readFileSync(cle, 'utf8'));
  return certificat;
}

export const completOf = (dossier: string) => join(dossier, 'complet.pem');
