import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { amount } from '../../../lib/format.ts';

interface HistoryPagesProps {
  pagination: { page: number; pages: number; total: number };
  isLoading: boolean;
  onPage: (page: number) => void;
}

export function HistoryPages({ pagination, isLoading, onPage }: HistoryPagesProps) {
  const { page, pages, total } = pagination;
  return (
    <nav className="row justify-between" aria-label="Pages">
      <p className="num text-muted">
        Showing page {amount(page)} of {amount(pages)} ({amount(total)} total scans)
      </p>
      <div className="row gap-2">
        <Button isDisabled={isLoading || page <= 1} onPress={() => onPage(page - 1)}>
          <ChevronLeft className="icon" aria-hidden="true" />
          Previous
        </Button>
        <Button isDisabled={isLoading || page >= pages} onPress={() => onPage(page + 1)}>
          Next
          <ChevronRight className="icon" aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
