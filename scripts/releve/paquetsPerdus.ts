import { execFileSync } from 'node:child_process';

/** Loses this share of what goes to these ports and comes from them; returns how to stop. */
export function losePackets(part: number, ports: readonly number[]): () => void {
  const sort = ['-m', 'statistic', '--mode', 'random', '--probability', String(part)];
  const rules = ports.flatMap((port) =>
    ['--dport', '--sport'].map((sens) => ['INPUT', '-p', 'tcp', sens, String(port), ...sort]),
  );
  const each = (geste: '-A' | '-D') => {
    for (const rule of rules) execFileSync('iptables', [geste, ...rule, '-j', 'DROP']);
  };
  each('-A');
  return () => each('-D');
}
