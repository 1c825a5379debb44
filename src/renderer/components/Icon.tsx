import { ICONS, type IconName } from './icons';

interface Props {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A line icon in the text colour. Decorative: the word beside it carries the meaning. */
export function Icon({ name, size = 16, className }: Props) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {ICONS[name]}
    </svg>
  );
}
