import { signIn } from '@hondana/shared/session';
import { useMutation } from '@tanstack/react-query';

interface Account {
  readonly username: string;
  readonly password: string;
}

export function useWizardSignIn(onDone: () => void) {
  return useMutation({
    mutationFn: (account: Account) => signIn({ ...account, remember: false }),
    onSuccess: onDone,
  });
}
