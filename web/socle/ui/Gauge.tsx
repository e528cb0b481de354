import styles from './Gauge.module.css';

interface GaugeProps {
  value: number;
  max: number;
  tone: 'warning' | 'action' | 'right';
  label: string;
  text: string;
}

export function Gauge({ value, max, tone, label, text }: GaugeProps) {
  return (
    <progress
      className={styles.gauge}
      data-tone={tone}
      aria-label={label}
      aria-valuetext={text}
      max={max || 1}
      value={value}
    />
  );
}
