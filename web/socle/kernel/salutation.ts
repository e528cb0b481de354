const SOIR = 18;

/** By the clock of the device: evening from 18:00 to midnight. */
export function salutation(now: Date): 'Bonjour' | 'Bonsoir' {
  return now.getHours() >= SOIR ? 'Bonsoir' : 'Bonjour';
}
