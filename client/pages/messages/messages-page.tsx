import { useParams } from 'react-router-dom';
import { OwnMessages } from '../../features/releases/own-messages.tsx';

export default function MessagesPage() {
  const { id = '' } = useParams();
  return <OwnMessages key={id} releaseId={id.toLowerCase()} />;
}
