import {
  ActionIcon,
  Button,
  createTheme,
  Drawer,
  Input,
  Menu,
  Modal,
  NumberInput,
  Select,
  TextInput,
  Tooltip,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import { DARK, FIXED, LIGHT } from './tokens';

export const FONT =
  '"Noto Sans KR Variable", "Noto Sans KR", "Apple SD Gothic Neo", "Malgun Gothic", system-ui, sans-serif';

/** The accent: #3549c4 in the light theme, #5468dc in the dark one. */
const accent: MantineColorsTuple = [
  '#eceffc',
  '#d5dbf8',
  '#b9c3f2',
  '#93a1ea',
  '#6f82e4',
  '#5468dc',
  '#3549c4',
  '#2b3caa',
  '#243290',
  '#1d2876',
];

const HEIGHTS: Record<string, string> = { xs: '26px', sm: '32px', md: '40px' };
const PADS: Record<string, string> = { xs: '8px', sm: '12px', md: '20px' };
const TEXT: Record<string, string> = { xs: 'var(--fs-12)', sm: 'var(--fs-13)', md: 'var(--fs-14)' };

/** A dialog's head is no banner of the page. */
const NO_BANNER = { header: { role: 'none' } };

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 5 },
  colors: { accent },
  defaultRadius: 6,
  fontFamily: FONT,
  headings: { fontFamily: FONT },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      defaultProps: { size: 'sm', variant: 'default' },
      vars: (_, { size = 'sm' }) => ({
        root: {
          '--button-height': HEIGHTS[String(size)] ?? '32px',
          '--button-padding-x': PADS[String(size)] ?? '12px',
          '--button-fz': TEXT[String(size)] ?? 'var(--fs-13)',
        },
      }),
    }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', size: 32 } }),
    Input: Input.extend({
      vars: (_, { size }) => ({
        wrapper: size === 'md' ? {} : { '--input-height': '32px', '--input-fz': 'var(--fs-13)' },
      }),
    }),
    TextInput: TextInput.extend({ defaultProps: { size: 'sm' } }),
    NumberInput: NumberInput.extend({ defaultProps: { size: 'sm' } }),
    Select: Select.extend({
      defaultProps: { size: 'sm', comboboxProps: { shadow: 'md', transitionProps: { duration: 0 } } },
    }),
    // Focus goes to the first item: a holder of focus that is no item does not belong inside a menu. A menu whose first item
    // can be disabled marks another with `data-autofocus`.
    Menu: Menu.extend({
      defaultProps: { shadow: 'md', transitionProps: { duration: 80 }, withInitialFocusPlaceholder: false },
    }),
    Modal: Modal.extend({
      defaultProps: { centered: true, transitionProps: { duration: 120 }, attributes: NO_BANNER },
    }),
    Drawer: Drawer.extend({ defaultProps: { attributes: NO_BANNER } }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 400, withArrow: false } }),
  },
});

/** Our tokens as variables, and Mantine's own variables in terms of them. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const mantine = {
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--text-2)',
    '--mantine-color-placeholder': 'var(--text-3)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-anchor': 'var(--accent-text)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-gray-light-color': 'var(--text-2)',
    '--mantine-color-gray-light-hover': 'var(--hover)',
    '--mantine-color-gray-text': 'var(--text-2)',
    '--mantine-shadow-md': 'var(--shadow-2)',
  };
  return { variables: { ...FIXED }, light: { ...LIGHT, ...mantine }, dark: { ...DARK, ...mantine } };
};
