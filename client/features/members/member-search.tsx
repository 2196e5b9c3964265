import { memberTexts as texts } from '#shared/texts/members/members.ts';
import { SearchField } from '../../components/search-field.tsx';

type MemberSearchProps = { label: string; value: string; onChange: (typed: string) => void };

export const MemberSearch = ({ label, value, onChange }: MemberSearchProps) => (
  <SearchField
    w="min(22rem, 100%)"
    label={label}
    placeholder={texts.searchPlaceholder}
    maxLength={200}
    typed={value}
    setTyped={onChange}
  />
);
