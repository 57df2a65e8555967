import type { ReactNode } from 'react';
import { pluralIn } from '#contract/languages.ts';
import type { Wrap } from '#web/language/words.ts';

const plural = pluralIn('en');

export const texts = {
  cancel: 'Cancel',
  continue: 'Continue',
  goHome: 'Go to Home Page',
  goToDashboard: 'Go to Dashboard',
  backToLogin: 'Back to Login',
  writeToSupport: 'Write to support',

  email: 'Email',
  emailIsMissing: 'Please enter your email address.',
  emailIsInvalid: 'Please enter a valid email address.',
  password: 'Password',
  passwordIsMissing: 'Please enter your password.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  newPassword: 'New password',
  neededLength: (characters: number) =>
    plural(characters, {
      one: `At least ${characters} character.`,
      other: `At least ${characters} characters.`,
    }),
  passwordIsTooShort: (characters: number) =>
    plural(characters, {
      one: `Password must be at least ${characters} character long`,
      other: `Password must be at least ${characters} characters long`,
    }),
  confirmPassword: 'Confirm password',
  passwordsDiffer: 'Passwords do not match',

  login: 'Login',
  whoNeedsAccount: 'Sign in to your premium account. Free addresses need no account.',
  noAccountYet: (link: Wrap) => <>No account yet? {link('Get Premium Account')}</>,
  alreadySignedIn: (email: string, link: Wrap) => (
    <>
      You are signed in as {email}. {link('Go to the home page')}
    </>
  ),
  pageNeedsSignIn: 'Please sign in to open that page.',
  linkSignsInAs: (email: string, button: Wrap) => (
    <>
      This link signs you in as {email}. {button('Continue')}
    </>
  ),
  passwordWasChanged: 'Your password was changed. Sign in with the new one.',
  freeAddressesStayOutside:
    'Your free addresses are not part of the account. Until they expire you can read them here:',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  signInFailed: 'Authentication failed',
  signInUnavailable: 'Authentication service unavailable',
  or: 'or',
  continueWithGoogle: 'Continue with Google',
  noGoogleHere: 'Google sign-in is not available on this site.',
  googleErrors: {
    unavailable: 'Google sign-in is not available here. Please sign in with your email and password.',
    unreachable:
      'Google cannot be reached right now. Please try again in a moment, or sign in with your email and password.',
    cancelled:
      'You cancelled the sign-in at Google. Please try again, or sign in with your email and password.',
    late: 'The sign-in at Google took too long or began in another browser. Please try again.',
    unverified:
      'Google has not verified the email address of this Google account, so it cannot be used here.',
    failed:
      'Google did not sign you in: Incorrect email/username or password. Please try again, or sign in with your email and password.',
  },

  forgotPassword: 'Forgot Password?',
  resetPassword: 'Reset Password',
  howResetWorks: 'Enter the email address of your premium account. We will send you a message with a code.',
  emailAddress: 'Email address',
  sendResetCode: 'Send Reset Code',
  resetCodeNotSent: 'Failed to send reset code. Please try again.',
  resetFailed: 'Password reset failed',
  resetUnavailable: 'Password reset service unavailable',
  resetCodeSent: 'Reset Code Sent!',
  checkInboxFor: (address: ReactNode) => (
    <>We sent a message with a code to {address}. Please check your inbox.</>
  ),
  enterCode: 'Enter the code',
  codeIsOnItsWay: (address: ReactNode) => (
    <>We sent a message with a code to {address}. It can take a minute to arrive.</>
  ),
  resetCode: 'Reset code',
  noPassword: 'No password to sign in with?',
  contactSupport: 'Contact support',
  messageToSupport: 'I forgot my password and cannot reset it without premium. Please help me back in.',
  choosePassword: 'Choose a new password',
  passwordOf: (address: ReactNode) => <>For {address}.</>,
  choosePasswordForAccount: 'Choose a new password for your account.',
  requestNewLink: 'Request a new link',
  passwordNotUpdated: 'Failed to update password',
  passwordUpdateFailed: 'Password update failed',
  passwordNotReset: 'Failed to reset password. Please try again.',
  resetIsDone: 'Password Reset Successful',
  signedOutEverywhere:
    'Your password has been changed, and all devices have been signed out. Taking you to the login...',

  sendCode: 'Send Code',
  resendCode: 'Resend Code',
  resendIn: (wait: string) => `Resend in ${wait}`,
  codeIsValidFor: (minutes: number) =>
    plural(minutes, {
      one: `It is valid for ${minutes} minute.`,
      other: `It is valid for ${minutes} minutes.`,
    }),
  codeNotSent: 'Failed to send verification code',
  codeNotSentAgain: 'Failed to resend OTP. Please try again.',
  codeIsWrong: 'Invalid OTP. Please try again.',
  codeNotChecked: 'Verification failed',
  tryCodeAgain: 'Verification failed. Please try again.',

  subscriptionIsActive: 'Your premium subscription is active',
  nothingToPay: 'There is nothing to pay right now.',
  payWithStripe: (price: string) => `Pay with Stripe - ${price}/month`,
  checkoutFailed: 'Unable to open checkout. Please contact support.',
  waitingForPayment:
    'The checkout is open in another tab. This page updates automatically when you have paid.',

  resubscribeForAccess: 'Resubscribe to Access Your Premium Account',
  accessIsBlocked: 'Account Access Blocked',
  whatIsClosed:
    'Your premium has ended, so your dashboard and its inboxes are closed. Your account data is safe and will be restored as soon as you pay.',
  paymentsNotOpen: 'Payments are not open yet.',
  freeAddressesStillWork: 'You can still use free addresses on the home page.',
  upgrade: 'Upgrade to Premium',

  resubscribe: 'Resubscribe',

  welcomeBackAfterPremium: (strong: Wrap, email: string) => (
    <>
      Welcome back, {strong(email)}! Your premium subscription has expired. Reactivate it to get all premium
      features back.
    </>
  ),
  whatYouGetBack: 'What you get back with premium',

  subscriptionExpired: 'Your premium subscription has expired. Please resubscribe to access your account.',
  tooManyRequests: 'Too many requests. Please try again later.',
  invalidResetLink: 'Invalid reset link. Please request a new password reset.',
  billingOff: 'Payment processing is coming soon! Premium features will be available shortly.',

  reallyForget: 'Forget me on this device?',
  forgetMe: 'Forget me',
  forgetsSession: 'You are signed out, and this browser forgets your addresses and their messages.',
  forgetsAddresses: 'This browser forgets your addresses and their messages, and cannot open them again.',
  countsAsNewVisitor: 'Afterwards you count as a new visitor with no addresses used.',
  othersCanStillRead: 'Anyone who knows an address can still read it until its time is up.',
  deleteAddresses: 'Delete my addresses and their messages',
  deleteFreeAddresses: 'Delete my free addresses and their messages',
  forgotten: 'This browser has forgotten you.',
  deletedAndForgotten: 'Your addresses are deleted, and this browser has forgotten you.',
};
