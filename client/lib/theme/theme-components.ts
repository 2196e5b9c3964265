import type { MantineThemeOverride, SelectProps } from '@mantine/core';
import { createMatcher } from '#shared/search.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import classes from './theme-components.module.css';

const field = {
  defaultProps: { size: 'md' },
  classNames: {
    label: classes.label,
    description: `${classes.description} ${classes.fieldDescription}`,
    error: classes.error,
    input: classes.input,
  },
};

type OptionsFilter = NonNullable<SelectProps['filter']>;

/** Finds 'Überzeugung' by 'ueber', unlike Mantine's own filter. */
export const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  const isMatch = createMatcher(search);
  let remaining = limit;
  const takeMatches = <Item extends { label: string }>(items: readonly Item[]): Item[] => {
    const found = items.filter(({ label }) => isMatch(label)).slice(0, remaining);
    remaining -= found.length;
    return found;
  };
  return options.flatMap((item): typeof options =>
    'group' in item ? [{ ...item, items: takeMatches(item.items) }] : takeMatches([item]),
  );
};

/** The list itself scrolls, because a listbox must not contain a scroll area. */
const options = { maxHeight: '15rem', overflowY: 'auto' } as const;
const listField = {
  ...field,
  defaultProps: { ...field.defaultProps, filter: foldedFilter, withScrollArea: false },
  styles: { options },
};

const choice = {
  defaultProps: { size: 'md', iconColor: 'var(--pg-on-filled)' },
  classNames: {
    label: classes.choiceLabel,
    description: classes.description,
    input: classes.choiceBox,
    radio: classes.choiceBox,
    inner: classes.beside,
    labelWrapper: classes.choiceWords,
  },
};

const overlay = {
  defaultProps: {
    centered: true,
    radius: 'xl',
    overlayProps: { backgroundOpacity: 0.55, color: '#081b20' },
    closeButtonProps: { 'aria-label': shellTexts.close },
    // Mantine's <header> inside a dialog would count as a second banner of the page.
    attributes: { header: { role: 'presentation' } },
  },
  classNames: {
    content: classes.overlayContent,
    header: classes.overlayHeader,
    title: classes.overlayTitle,
    close: `${classes.fingerSized} ${classes.beside} ${classes.overlayClose}`,
    body: classes.overlayBody,
  },
};

/** Plain objects, not `Button.extend`: the theme must not add unused components to the first load. */
export const themeComponents: NonNullable<MantineThemeOverride['components']> = {
  Button: {
    // Repeats Mantine's default: only an explicit value sets `data-variant`, which the style sheet needs.
    defaultProps: { size: 'md', variant: 'filled' },
    classNames: { root: classes.button, label: classes.buttonLabel, section: classes.beside },
  },
  ActionIcon: {
    defaultProps: { variant: 'subtle', size: 'lg' },
    classNames: { root: `${classes.fingerSized} ${classes.beside}` },
  },
  Text: { defaultProps: { inherit: true } },
  Anchor: { defaultProps: { underline: 'always', inherit: false }, classNames: { root: classes.anchor } },
  TextInput: field,
  PasswordInput: {
    ...field,
    defaultProps: { ...field.defaultProps, visibilityToggleButtonProps: { 'aria-label': 'Eingabe anzeigen' } },
    classNames: { ...field.classNames, innerInput: classes.innerInput },
  },
  NumberInput: {
    ...field,
    defaultProps: {
      ...field.defaultProps,
      inputMode: 'numeric',
      allowNegative: false,
      thousandSeparator: '.',
      decimalSeparator: ',',
      hideControls: true,
    },
  },
  Textarea: { ...field, defaultProps: { size: 'md', autosize: true, minRows: 3 } },
  Combobox: { defaultProps: { withinPortal: false }, styles: { options } },
  Select: listField,
  NativeSelect: field,
  MultiSelect: {
    ...listField,
    classNames: { ...field.classNames, pill: classes.pill },
    styles: {
      options,
      pillsList: { minHeight: '2rem', alignItems: 'center' },
      // The field around it shows the focus.
      inputField: { outline: 'none' },
    },
  },
  TagsInput: { ...field, classNames: { ...field.classNames, pill: classes.pill } },
  FileInput: field,
  PinInput: { defaultProps: { size: 'lg' }, classNames: { input: `${classes.input} ${classes.pin}` } },
  Checkbox: choice,
  Radio: choice,
  Switch: {
    defaultProps: { size: 'md' },
    // The invisible input covers the whole area that reacts to fingers.
    styles: { root: { display: 'grid', alignContent: 'center' }, input: { inset: 0 } },
    classNames: {
      root: classes.fingerSized,
      label: classes.choiceLabel,
      description: classes.description,
      track: classes.beside,
      labelWrapper: classes.choiceWords,
    },
  },
  Card: { defaultProps: { padding: 'lg', radius: 'xl' }, classNames: { root: classes.card } },
  Modal: overlay,
  Drawer: { ...overlay, defaultProps: { ...overlay.defaultProps, centered: undefined, radius: undefined } },
  SegmentedControl: {
    classNames: { root: classes.segments, label: classes.segmentLabel },
    styles: { control: { flex: 'auto' } },
  },
  Tabs: { classNames: { list: classes.tabsList, tab: classes.tab } },
  Badge: {
    defaultProps: { variant: 'light', radius: 'sm' },
    classNames: { root: `${classes.badge} ${classes.beside}`, label: classes.badgeLabel },
  },
  Alert: {
    defaultProps: { variant: 'light', radius: 'lg' },
    classNames: {
      root: classes.alert,
      icon: classes.alertIcon,
      title: classes.alertTitle,
      message: classes.alertMessage,
    },
  },
  Notification: {
    defaultProps: { withBorder: false, radius: 'lg' },
    classNames: {
      root: classes.notification,
      icon: classes.beside,
      title: classes.alertTitle,
      description: classes.alertMessage,
    },
  },
  Menu: {
    defaultProps: { shadow: 'md', radius: 'lg', offset: 6 },
    classNames: { dropdown: classes.menu, item: classes.menuItem, itemSection: classes.beside },
  },
  Table: {
    defaultProps: { verticalSpacing: 'sm' },
    classNames: { table: classes.table, th: classes.th },
  },
  Skeleton: { defaultProps: { radius: 'md' } },
  Divider: { defaultProps: { color: 'var(--pg-line)' } },
};
