-- AlterEnum
ALTER TYPE "release_scope" ADD VALUE 'required' BEFORE 'named';
ALTER TYPE "release_scope" ADD VALUE 'requiredProfile' BEFORE 'named';
