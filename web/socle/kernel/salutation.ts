const SOIR = 18;

/** By the device's clock: evening from 18:00 to midnight. */
export function salutation(now: Date): 'Bonjour' | 'Bonsoir' {
  return now.getHours() >= SOIR ? 'Bonsoir' : 'Bonjour';
}
